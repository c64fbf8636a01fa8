/** Paper prints for the faces: slats, corner tape and the ring stamp, drawn once on a canvas. */

import { CanvasTexture, SRGBColorSpace } from 'three';
import type { SeatColour } from '../../rules/index.ts';

const SIZE = 256;
const INK = '#2b1e16';

interface Paper {
  readonly base: string;
  readonly slat: string;
  readonly tape: string;
}

const PAPERS: Readonly<Record<SeatColour, Paper>> = {
  teal: { base: '#147574', slat: '#0c5556', tape: '#ecd5ae' },
  white: { base: '#fbf4e3', slat: '#dccdb0', tape: '#dcba87' },
};

const prints = new Map<string, CanvasTexture>();

/** One print a kind, shared by all pieces. */
function print(key: string, draw: (pen: CanvasRenderingContext2D) => void): CanvasTexture {
  const known = prints.get(key);
  if (known) return known;
  const canvas = document.createElement('canvas');
  canvas.width = SIZE;
  canvas.height = SIZE;
  const pen = canvas.getContext('2d');
  if (pen) draw(pen);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 4;
  prints.set(key, texture);
  return texture;
}

/** A side or the lid of a crate. Teal is ring-stamped, white is plain: colour is not needed. */
export const cratePrint = (colour: SeatColour): CanvasTexture =>
  print(`crate ${colour}`, (pen) => {
    const { base, slat, tape } = PAPERS[colour];
    pen.fillStyle = base;
    pen.fillRect(0, 0, SIZE, SIZE);
    pen.strokeStyle = slat;
    pen.lineWidth = 7;
    for (let y = SIZE / 5; y < SIZE; y += SIZE / 5) line(pen, 18, y, SIZE - 18, y);
    pen.lineWidth = 14;
    pen.strokeRect(22, 22, SIZE - 44, SIZE - 44);
    pen.fillStyle = tape;
    for (const [x, y] of [
      [0, 0],
      [SIZE - 44, 0],
      [0, SIZE - 44],
      [SIZE - 44, SIZE - 44],
    ] as const) {
      pen.fillRect(x, y, 44, 44);
    }
    if (colour === 'teal') {
      pen.lineWidth = 22;
      pen.strokeStyle = '#fffbf0';
      pen.beginPath();
      pen.ellipse(SIZE / 2, SIZE / 2, 52, 66, 0, 0, Math.PI * 2);
      pen.stroke();
    }
    frame(pen);
  });

export const plankPrint = (): CanvasTexture =>
  print('plank', (pen) => {
    pen.fillStyle = '#dcba87';
    pen.fillRect(0, 0, SIZE, SIZE);
    pen.strokeStyle = '#b98c55';
    pen.lineWidth = 5;
    for (const y of [52, 100, 150, 204]) {
      pen.beginPath();
      pen.moveTo(10, y);
      pen.bezierCurveTo(90, y - 14, 160, y + 14, SIZE - 10, y - 4);
      pen.stroke();
    }
    frame(pen);
  });

/** The pallet with its grid of painted cells. */
export const palletPrint = (side: number): CanvasTexture =>
  print(`pallet ${side}`, (pen) => {
    const cell = SIZE / side;
    for (let row = 0; row < side; row++) {
      for (let column = 0; column < side; column++) {
        pen.fillStyle = (row + column) % 2 === 0 ? '#f6ead0' : '#e8d2a6';
        pen.fillRect(column * cell, row * cell, cell, cell);
      }
    }
    pen.strokeStyle = '#b98c55';
    pen.lineWidth = 2;
    for (let i = 0; i <= side; i++) {
      line(pen, i * cell, 0, i * cell, SIZE);
      line(pen, 0, i * cell, SIZE, i * cell);
    }
  });

/** A letter or number for the board's edge. */
export const letterPrint = (text: string): CanvasTexture =>
  print(`letter ${text}`, (pen) => {
    pen.clearRect(0, 0, SIZE, SIZE);
    pen.fillStyle = INK;
    pen.font = '700 190px Fredoka, sans-serif';
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.fillText(text, SIZE / 2, SIZE / 2);
  });

function line(pen: CanvasRenderingContext2D, x1: number, y1: number, x2: number, y2: number): void {
  pen.beginPath();
  pen.moveTo(x1, y1);
  pen.lineTo(x2, y2);
  pen.stroke();
}

/** The ink outline along a face's edges. */
function frame(pen: CanvasRenderingContext2D): void {
  pen.strokeStyle = INK;
  pen.lineWidth = 9;
  pen.strokeRect(4, 4, SIZE - 8, SIZE - 8);
}
