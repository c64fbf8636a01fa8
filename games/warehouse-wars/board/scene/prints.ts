/** Paper prints for the faces: slats, corner tape, the ring stamp; drawn once on a canvas each. */

import { CanvasTexture, SRGBColorSpace } from 'three';
import type { SeatColour } from '../../rules/index.ts';

export const INK = '#2b1e16';
export const PAPER_EDGE = '#fffdf7';
export const GOLD = '#ffce5c';
const KRAFT = '#dcba87';
const KRAFT_LIGHT = '#ecd5ae';
const KRAFT_DEEP = '#b98c55';

type Pen = CanvasRenderingContext2D;

const prints = new Map<string, CanvasTexture>();

/** One print a kind, shared by all pieces. */
function print(
  key: string,
  width: number,
  height: number,
  draw: (pen: Pen) => void,
): CanvasTexture {
  const known = prints.get(key);
  if (known) return known;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (pen) draw(pen);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  prints.set(key, texture);
  return texture;
}

interface Paper {
  readonly top: string;
  readonly topLine: string;
  readonly side: string;
  readonly sideLine: string;
  readonly ring: string | null;
}

/** Teal is ring-stamped, white is plain: colour is not needed. */
const PAPERS: Readonly<Record<SeatColour, Paper>> = {
  teal: {
    top: '#3fa5a1',
    topLine: '#147574',
    side: '#147574',
    sideLine: '#0c5556',
    ring: PAPER_EDGE,
  },
  white: { top: '#fffdf7', topLine: '#dccdb0', side: '#fbf4e3', sideLine: '#cdb98f', ring: null },
};

/** Size of a crate's face in the print. */
const FACE = 256;

/** A crate: its side in the left half, its lid in the right one. */
export const cratePrint = (colour: SeatColour): CanvasTexture =>
  print(`crate ${colour}`, FACE * 2, FACE, (pen) => {
    const { top, topLine, side, sideLine, ring } = PAPERS[colour];
    pen.fillStyle = side;
    pen.fillRect(0, 0, FACE, FACE);
    slats(pen, 0, sideLine);
    for (const x of [0, FACE - 34]) tape(pen, x, 0, 34, 62);
    nails(pen, 0, sideLine);
    frame(pen, 0);
    pen.fillStyle = top;
    pen.fillRect(FACE, 0, FACE, FACE);
    slats(pen, FACE, topLine);
    for (const x of [FACE, FACE * 2 - 40]) for (const y of [0, FACE - 40]) tape(pen, x, y, 40, 40);
    frame(pen, FACE);
    if (ring) {
      stamp(pen, FACE / 2, ring);
      stamp(pen, FACE * 1.5, ring);
    }
  });

function slats(pen: Pen, x: number, colour: string): void {
  pen.strokeStyle = colour;
  pen.lineWidth = 5;
  for (const y of [FACE * 0.34, FACE * 0.67]) line(pen, x + 8, y, x + FACE - 8, y);
}

function nails(pen: Pen, x: number, colour: string): void {
  pen.fillStyle = colour;
  for (const y of [FACE * 0.45, FACE * 0.56, FACE * 0.78, FACE * 0.9]) {
    dot(pen, x + 22, y, 4.5);
    dot(pen, x + FACE - 22, y, 4.5);
  }
}

function tape(pen: Pen, x: number, y: number, width: number, height: number): void {
  pen.fillStyle = KRAFT;
  pen.fillRect(x, y, width, height);
  pen.strokeStyle = KRAFT_DEEP;
  pen.lineWidth = 3;
  pen.strokeRect(x, y, width, height);
}

function stamp(pen: Pen, x: number, colour: string): void {
  pen.strokeStyle = colour;
  pen.lineWidth = 24;
  pen.beginPath();
  pen.ellipse(x, FACE * 0.52, 56, 56, 0, 0, Math.PI * 2);
  pen.stroke();
}

/** Length and breadth of a plank's print; its last rows are the cut edge. */
const PLANK = { long: 1024, wide: 256, edge: 36 };
/** How much of the print, from below, is the cut edge. */
export const PLANK_EDGE = PLANK.edge / PLANK.wide;

export const plankPrint = (): CanvasTexture =>
  print('plank', PLANK.long, PLANK.wide, (pen) => {
    const { long, wide, edge } = PLANK;
    const top = wide - edge;
    pen.fillStyle = KRAFT;
    pen.fillRect(0, 0, long, top);
    pen.strokeStyle = KRAFT_DEEP;
    pen.lineWidth = 4;
    pen.lineCap = 'round';
    for (const [x, y, to] of [
      [30, 46, 640],
      [700, 52, 990],
      [60, 112, 420],
      [470, 104, 960],
      [40, 172, 700],
      [760, 168, 980],
    ] as const) {
      pen.beginPath();
      pen.moveTo(x, y);
      pen.bezierCurveTo(x + (to - x) / 3, y - 12, x + ((to - x) * 2) / 3, y + 12, to, y - 2);
      pen.stroke();
    }
    // Where the plank is folded over a cell's border.
    pen.setLineDash([10, 12]);
    for (const x of [long / 4, long / 2, (long * 3) / 4]) line(pen, x, 12, x, top - 12);
    pen.setLineDash([]);
    pen.fillStyle = INK;
    for (const x of [28, long - 28]) for (const y of [34, top - 34]) dot(pen, x, y, 6);
    pen.strokeStyle = INK;
    pen.lineWidth = 12;
    pen.strokeRect(4, 4, long - 8, top - 8);
    pen.fillStyle = KRAFT_DEEP;
    pen.fillRect(0, top, long, edge);
  });

/** The cells of the board, checkered, with a stencilled frame. */
export const floorPrint = (side: number): CanvasTexture =>
  print(`floor ${side}`, 1024, 1024, (pen) => {
    const cell = 1024 / side;
    for (let row = 0; row < side; row++) {
      for (let column = 0; column < side; column++) {
        pen.fillStyle = (row + column) % 2 === 0 ? '#fff8e8' : '#f3e4c5';
        pen.fillRect(column * cell, row * cell, cell, cell);
      }
    }
    pen.strokeStyle = '#d9c397';
    pen.lineWidth = 5;
    for (let i = 1; i < side; i++) {
      line(pen, i * cell, 0, i * cell, 1024);
      line(pen, 0, i * cell, 1024, i * cell);
    }
    pen.strokeStyle = INK;
    pen.lineWidth = 14;
    pen.strokeRect(0, 0, 1024, 1024);
  });

/** The pallet's rim, seen from above. */
export const RIM_COLOUR = KRAFT_LIGHT;

/** The pallet from the side: two boards, and blocks with dark gaps between them. */
export const palletPrint = (): CanvasTexture =>
  print('pallet side', 1024, 128, (pen) => {
    pen.fillStyle = KRAFT;
    pen.fillRect(0, 0, 1024, 128);
    const blocks = 9;
    const wide = 1024 / blocks;
    for (let i = 0; i < blocks; i++) {
      pen.fillStyle = i % 2 === 0 ? KRAFT_DEEP : '#40342c';
      pen.fillRect(i * wide, 46, wide, 52);
    }
    pen.strokeStyle = INK;
    pen.lineWidth = 5;
    for (const y of [46, 98]) line(pen, 0, y, 1024, y);
    for (let i = 1; i < blocks; i++) line(pen, i * wide, 46, i * wide, 98);
    pen.lineWidth = 9;
    pen.strokeRect(2, 2, 1020, 124);
  });

/** The soft shadow that the pallet throws on the table. */
export const groundPrint = (): CanvasTexture =>
  print('ground', 256, 256, (pen) => {
    pen.shadowColor = 'rgba(43, 26, 12, 0.62)';
    pen.shadowBlur = 34;
    pen.shadowOffsetX = 512;
    pen.fillRect(44 - 512, 44, 168, 168);
  });

/** A glowing place. */
export const discPrint = (): CanvasTexture =>
  print('disc', 128, 128, (pen) => {
    pen.fillStyle = GOLD;
    pen.strokeStyle = '#b98312';
    pen.lineWidth = 9;
    pen.beginPath();
    pen.arc(64, 64, 56, 0, Math.PI * 2);
    pen.fill();
    pen.stroke();
  });

/** A letter or number for the board's edge. */
export function letterPrint(text: string): CanvasTexture {
  const draw = (pen: Pen) => {
    pen.clearRect(0, 0, 128, 128);
    pen.fillStyle = INK;
    pen.font = '600 104px Fredoka, sans-serif';
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.fillText(text, 64, 68);
  };
  return print(`letter ${text}`, 128, 128, draw);
}

function line(pen: Pen, x1: number, y1: number, x2: number, y2: number): void {
  pen.beginPath();
  pen.moveTo(x1, y1);
  pen.lineTo(x2, y2);
  pen.stroke();
}

function dot(pen: Pen, x: number, y: number, radius: number): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI * 2);
  pen.fill();
}

/** The ink along a face's edges. */
function frame(pen: Pen, x: number): void {
  pen.strokeStyle = INK;
  pen.lineWidth = 14;
  pen.strokeRect(x + 2, 2, FACE - 4, FACE - 4);
}
