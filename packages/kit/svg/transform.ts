/** SVG transforms as six numbers, in the order that PDF has them too. */

export type Matrix = readonly [number, number, number, number, number, number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** First `inner`, then `outer`. */
export function combine(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [
    a * g + c * h,
    b * g + d * h,
    a * i + c * j,
    b * i + d * j,
    a * k + c * l + e,
    b * k + d * l + f,
  ];
}

const CALL = /\s*([a-zA-Z]+)\(([^)]*)\)[\s,]*/y;

export function readTransform(source: string | undefined): Matrix {
  let matrix = IDENTITY;
  if (source === undefined) return matrix;
  CALL.lastIndex = 0;
  let end = 0;
  for (let call = CALL.exec(source); call; call = CALL.exec(source)) {
    end = CALL.lastIndex;
    const numbers = (call[2] ?? '')
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number);
    matrix = combine(matrix, one(call[1] as string, numbers));
  }
  if (end < source.length) throw new Error(`transform: cannot read "${source}"`);
  return matrix;
}

function one(name: string, n: readonly number[]): Matrix {
  const [first = 0, second, third = 0] = n;
  switch (name) {
    case 'translate':
      return [1, 0, 0, 1, first, second ?? 0];
    case 'scale':
      return [first, 0, 0, second ?? first, 0, 0];
    case 'rotate': {
      const [cos, sin] = [Math.cos((first * Math.PI) / 180), Math.sin((first * Math.PI) / 180)];
      const [x, y] = [second ?? 0, third];
      return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
    }
    case 'matrix':
      if (n.length === 6) return n as unknown as Matrix;
      break;
  }
  throw new Error(`transform: cannot read "${name}(${n.join(' ')})"`);
}
