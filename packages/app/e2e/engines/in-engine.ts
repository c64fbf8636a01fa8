/** `test` for what must hold in every browser: `device` is somebody's in the browser of the project. */

import { test as base, expect } from '@playwright/test';
import type { EngineName } from '../../../../tools/find-browser.mjs';
import { Device } from './device.ts';
import { type Engine, PLAIN_NAME } from './engine.ts';
import { startEngine } from './engines.ts';

export interface EngineOptions {
  readonly engine: EngineName;
  /** The browser of the friend at an online table. */
  readonly friends: EngineName;
  /** Over plain http from a name that is not this machine's own, as in a home network? */
  readonly homeNetwork: boolean;
}

interface Devices {
  readonly device: Device;
  readonly friend: Device;
}

interface Running {
  readonly started: Engine;
  readonly friendly: Engine;
}

export const test = base.extend<Devices, EngineOptions & Running>({
  engine: ['chromium', { scope: 'worker', option: true }],
  friends: ['firefox', { scope: 'worker', option: true }],
  homeNetwork: [false, { scope: 'worker', option: true }],
  started: [({ engine }, use) => running(engine, use), { scope: 'worker' }],
  friendly: [({ friends }, use) => running(friends, use), { scope: 'worker' }],
  device: ({ started, homeNetwork, baseURL }, use) =>
    withDevice(started, originOf(baseURL, homeNetwork), use),
  friend: ({ friendly, homeNetwork, baseURL }, use) =>
    withDevice(friendly, originOf(baseURL, homeNetwork), use),
});

function originOf(url: string | undefined, homeNetwork: boolean): string {
  const address = new URL(url ?? '');
  if (homeNetwork) address.hostname = PLAIN_NAME;
  return address.origin;
}

async function running(name: EngineName, use: (engine: Engine) => Promise<void>): Promise<void> {
  const engine = await startEngine(name);
  await use(engine);
  await engine.close();
}

async function withDevice(
  engine: Engine,
  origin: string,
  use: (device: Device) => Promise<void>,
): Promise<void> {
  const tab = await engine.open();
  const device = new Device(tab, origin);
  // Else tests over plain http would prove nothing, and the others as little.
  await device.goTo('/healthz');
  const secure = await device.run(() => isSecureContext && 'randomUUID' in crypto, null);
  expect(secure).toBe(!origin.includes(PLAIN_NAME));
  await use(device);
  const info = test.info();
  if (info.status !== info.expectedStatus)
    await device.keepPicture(`failed-${info.project.name}-${info.title.slice(0, 40)}`);
  await device.expectNoTroubles();
  await device.close();
}
