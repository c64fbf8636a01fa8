/**
 * Boxes that fall, tip, slide and come to rest. Contacts are found by points spread over each
 * box and solved by impulses, a fixed step at a time, so that the same start always ends the same.
 */

import { Quaternion, Vector3 } from 'three';
import type { Vec } from './space.ts';

export interface Body {
  readonly half: Vector3;
  readonly position: Vector3;
  readonly orientation: Quaternion;
  readonly velocity: Vector3;
  readonly spin: Vector3;
  /** Points of its surface, seen from its middle. */
  readonly points: readonly Vector3[];
  /** Its own three directions in space. */
  readonly axes: readonly [Vector3, Vector3, Vector3];
  /** Frozen bodies hold others and are not moved by them. */
  frozen: boolean;
}

interface Contact {
  readonly a: Body;
  readonly b: Body;
  readonly normal: Vector3;
  readonly depth: number;
  readonly armA: Vector3;
  readonly armB: Vector3;
  readonly tangents: readonly [Vector3, Vector3];
  /** Impulses so far: along the normal, and along both tangents. */
  push: number;
  readonly rub: [number, number];
}

export const STEP = 1 / 120;
const GRAVITY = 9.5;
const ROUNDS = 12;
const FRICTION = 0.26;
/** What may overlap without being pushed apart, and how fast the rest is. */
const SLOP = 0.004;
const RELAX = 0.18;
const DAMPING = { velocity: 0.999, spin: 0.996 };

export function bodyOf(half: Vec, position: Vec, points: readonly Vec[], frozen: boolean): Body {
  return {
    half: new Vector3(...half),
    position: new Vector3(...position),
    orientation: new Quaternion(),
    velocity: new Vector3(),
    spin: new Vector3(),
    points: points.map((point) => new Vector3(...point)),
    axes: [new Vector3(1, 0, 0), new Vector3(0, 1, 0), new Vector3(0, 0, 1)],
    frozen,
  };
}

/** How fast any part of any of them moves. */
export const liveliness = (bodies: readonly Body[]): number =>
  Math.max(
    0,
    ...bodies
      .filter(({ frozen }) => !frozen)
      .map(({ velocity, spin, half }) => velocity.length() + spin.length() * half.length()),
  );

/** Moves all bodies one step on. Gives how hard each frozen body was pushed in it. */
export function step(bodies: readonly Body[]): ReadonlyMap<Body, number> {
  const contacts = contactsAmong(bodies);
  for (const body of bodies) if (!body.frozen) body.velocity.y -= GRAVITY * STEP;
  for (let round = 0; round < ROUNDS; round++) for (const contact of contacts) solve(contact);
  for (const body of bodies) if (!body.frozen) move(body);
  const pushed = new Map<Body, number>();
  for (const { a, b, push } of contacts)
    for (const body of [a, b]) if (body.frozen) pushed.set(body, (pushed.get(body) ?? 0) + push);
  return pushed;
}

function move(body: Body): void {
  body.velocity.multiplyScalar(DAMPING.velocity);
  body.spin.multiplyScalar(DAMPING.spin);
  body.position.addScaledVector(body.velocity, STEP);
  const angle = body.spin.length() * STEP;
  if (angle === 0) return;
  const turn = new Quaternion().setFromAxisAngle(body.spin.clone().normalize(), angle);
  body.orientation.premultiply(turn).normalize();
  for (const [i, axis] of body.axes.entries())
    axis.set(0, 0, 0).setComponent(i, 1).applyQuaternion(body.orientation);
}

function contactsAmong(bodies: readonly Body[]): Contact[] {
  const contacts: Contact[] = [];
  for (const [i, a] of bodies.entries()) {
    for (const b of bodies.slice(i + 1)) {
      if ((a.frozen && b.frozen) || !nearby(a, b)) continue;
      touch(a, b, contacts);
      touch(b, a, contacts);
    }
  }
  return contacts;
}

/** Could they touch? Not if they lie apart along one of their own directions. */
function nearby(a: Body, b: Body): boolean {
  const between = b.position.clone().sub(a.position);
  return [...a.axes, ...b.axes].every(
    (axis) => Math.abs(between.dot(axis)) <= extent(a, axis) + extent(b, axis) + SLOP,
  );
}

const extent = ({ half, axes: [x, y, z] }: Body, along: Vector3): number =>
  half.x * Math.abs(x.dot(along)) +
  half.y * Math.abs(y.dot(along)) +
  half.z * Math.abs(z.dot(along));

/** Where points of `a` are inside `b`: pushed out through the nearest face. */
function touch(a: Body, b: Body, contacts: Contact[]): void {
  const back = b.orientation.clone().conjugate();
  for (const point of a.points) {
    const armA = point.clone().applyQuaternion(a.orientation);
    const at = armA.clone().add(a.position);
    const armB = at.sub(b.position);
    const inside = armB.clone().applyQuaternion(back);
    const depths = [
      b.half.x - Math.abs(inside.x),
      b.half.y - Math.abs(inside.y),
      b.half.z - Math.abs(inside.z),
    ] as const;
    const depth = Math.min(...depths);
    if (depth < -SLOP) continue;
    const axis = depths.indexOf(depth);
    const sign = inside.getComponent(axis) < 0 ? -1 : 1;
    const normal = new Vector3().setComponent(axis, sign).applyQuaternion(b.orientation);
    const first = perpendicular(normal);
    const tangents = [first, new Vector3().crossVectors(normal, first)] as const;
    contacts.push({ a, b, normal, depth, armA, armB, tangents, push: 0, rub: [0, 0] });
  }
}

function perpendicular({ x, y, z }: Vector3): Vector3 {
  const flat = Math.abs(y) > 0.7 ? new Vector3(y, -x, 0) : new Vector3(-z, 0, x);
  return flat.normalize();
}

/** The impulse that stops what moves apart wrongly, added to what this contact has given so far. */
function solve(contact: Contact): void {
  const { normal, tangents, depth, rub } = contact;
  const apart = (RELAX / STEP) * Math.max(0, depth - SLOP);
  const wanted = contact.push + (apart - speedAlong(contact, normal)) * massAlong(contact, normal);
  const push = Math.max(0, wanted);
  give(contact, normal, push - contact.push);
  contact.push = push;
  const most = FRICTION * push;
  for (const [i, tangent] of tangents.entries()) {
    const was = rub[i] as number;
    const sum = was - speedAlong(contact, tangent) * massAlong(contact, tangent);
    const now = Math.min(most, Math.max(-most, sum));
    give(contact, tangent, now - was);
    rub[i] = now;
  }
}

function speedAlong({ a, b, armA, armB }: Contact, direction: Vector3): number {
  return pointSpeed(a, armA).sub(pointSpeed(b, armB)).dot(direction);
}

const pointSpeed = ({ spin, velocity }: Body, arm: Vector3): Vector3 =>
  new Vector3().crossVectors(spin, arm).add(velocity);

/** How heavy the two are for a push along a direction at their point of contact. */
function massAlong({ a, b, armA, armB }: Contact, direction: Vector3): number {
  return 1 / (yielding(a, armA, direction) + yielding(b, armB, direction));
}

function yielding(body: Body, arm: Vector3, direction: Vector3): number {
  if (body.frozen) return 0;
  const lever = new Vector3().crossVectors(arm, direction);
  return 1 + lever.dot(turnedBy(body, lever));
}

function give({ a, b, armA, armB }: Contact, direction: Vector3, impulse: number): void {
  for (const [body, arm, amount] of [
    [a, armA, impulse],
    [b, armB, -impulse],
  ] as const) {
    if (body.frozen) continue;
    body.velocity.addScaledVector(direction, amount);
    const lever = new Vector3().crossVectors(arm, direction).multiplyScalar(amount);
    body.spin.add(turnedBy(body, lever));
  }
}

/** The spin that a twist gives a box of weight 1 (WW-41: each piece weighs 1). */
function turnedBy({ half, orientation }: Body, twist: Vector3): Vector3 {
  const own = twist.clone().applyQuaternion(orientation.clone().conjugate());
  const [xx, yy, zz] = [half.x ** 2, half.y ** 2, half.z ** 2];
  own.set((own.x * 3) / (yy + zz), (own.y * 3) / (xx + zz), (own.z * 3) / (xx + yy));
  return own.applyQuaternion(orientation);
}
