/** The text in a whole frame; throws if the frame does not begin as it should. */
export function textIn(frame: Buffer): string {
  const short = frame.readUInt8(1);
  const head = short < 126 ? 2 : short === 126 ? 4 : 10;
  const length =
    head === 2 ? short : head === 4 ? frame.readUInt16BE(2) : Number(frame.readBigUInt64BE(2));
  if (frame.readUInt8(0) !== 0x81 || frame.length !== head + length) {
    throw new Error(`not one whole text frame: ${frame.toString('hex', 0, 16)}…`);
  }
  return frame.toString('utf8', head);
}
