import { useThree } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import { OrthographicCamera, Spherical, Vector3 } from 'three';
import { OrbitControls } from 'three/examples/jsm/controls/OrbitControls.js';
import { LEVEL, PALLET, RIM } from './space.ts';

export interface Orbit {
  /** Turns the board under the lamp, seen from above. */
  turn(radians: number): void;
  /** Looks from higher up or lower down. */
  tilt(radians: number): void;
  zoom(factor: number): void;
  reset(): void;
  /** Turns the board for a while, which nobody has asked for: it still follows the pile's growth. */
  sway(radians: number): void;
  /** From where it is looked at, turned by so much more. */
  lookingFrom(turned: number): { readonly around: number; readonly down: number };
  /** How many quarter turns the board is from how it lay at first. */
  quarterTurns(): number;
}

interface CameraProps {
  readonly side: number;
  /** How many levels the pile has. */
  readonly reach: number;
  onReady(orbit: Orbit): void;
}

const FAR = 60;
/** From the south-east corner, as high as the printed drawings look from. */
const HOME = new Spherical(FAR, Math.acos(1 / Math.sqrt(3)), Math.PI / 4);
const LOWEST = Math.PI / 2.15;
const HIGHEST = 0.02;
/** How much of the picture the board may fill. */
const FILL = 0.97;
/** Room above and below for what lies on the picture's edge: the keys stand in its corners, where no board is. */
const buttons = (height: number): number => Math.min(16, height / 24);

/** Everything that must be in the picture: the pallet's corners and the pile's. */
function corners(side: number, reach: number): Vector3[] {
  const [out, cells] = [side / 2 + RIM + 0.1, side / 2];
  const top = (reach + 1) * LEVEL;
  return [-1, 1].flatMap((x) =>
    [-1, 1].flatMap((z) => [
      new Vector3(x * out, -PALLET, z * out),
      new Vector3(x * out, 0, z * out),
      new Vector3(x * cells, top, z * cells),
    ]),
  );
}

/** Centres the board in the picture, as large as fits, whatever the picture's shape. */
function frame(
  camera: OrthographicCamera,
  controls: OrbitControls,
  { width, height }: { readonly width: number; readonly height: number },
  points: readonly Vector3[],
): void {
  camera.position.setFromSpherical(HOME);
  camera.lookAt(0, 0, 0);
  camera.updateMatrixWorld();
  const seen = points.map((point) => point.clone().applyMatrix4(camera.matrixWorldInverse));
  const [xs, ys] = [seen.map(({ x }) => x), seen.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [low, high] = [Math.min(...ys), Math.max(...ys)];
  camera.zoom =
    FILL * Math.min(width / (right - left), (height - 2 * buttons(height)) / (high - low));
  camera.updateProjectionMatrix();
  // The board turns about its own middle: the picture is centred by raising what is looked at.
  const upright = camera.matrixWorld.elements[5] as number;
  controls.target.set(0, (low + high) / 2 / upright, 0);
  camera.position.setFromSpherical(HOME).add(controls.target);
  controls.update();
}

/** Orbit by drag or pinch; a frame is drawn only when something moved. */
export function Camera({ side, reach, onReady }: CameraProps) {
  const { camera, gl, size, invalidate } = useThree();
  const controls = useRef<OrbitControls | null>(null);
  /** Nobody has moved the board yet, so it may follow the pile's growth and the window's shape. */
  const untouched = useRef(true);
  const home = useRef<(() => void) | null>(null);

  useEffect(() => {
    const orbit = new OrbitControls(camera, gl.domElement);
    controls.current = orbit;
    orbit.enablePan = false;
    orbit.minPolarAngle = HIGHEST;
    orbit.maxPolarAngle = LOWEST;
    orbit.minZoom = 8;
    orbit.maxZoom = 400;
    const moved = () => invalidate();
    const touched = () => {
      untouched.current = false;
    };
    // A tap takes hold of the board too; only a drag or a pinch has moved it.
    const before = { position: camera.position.clone(), zoom: camera.zoom };
    const taken = () => {
      before.position.copy(camera.position);
      before.zoom = camera.zoom;
    };
    const left = () => {
      if (!before.position.equals(camera.position) || before.zoom !== camera.zoom) touched();
    };
    orbit.addEventListener('change', moved);
    orbit.addEventListener('start', taken);
    orbit.addEventListener('end', left);
    const swing = (turn: number, tilt: number) => {
      const arm = new Spherical().setFromVector3(camera.position.clone().sub(orbit.target));
      arm.theta += turn;
      arm.phi = Math.min(LOWEST, Math.max(HIGHEST, arm.phi + tilt));
      camera.position.setFromSpherical(arm).add(orbit.target);
      orbit.update();
      invalidate();
    };
    onReady({
      turn(radians) {
        touched();
        swing(radians, 0);
      },
      tilt(radians) {
        touched();
        swing(0, radians);
      },
      sway: (radians) => swing(radians, 0),
      lookingFrom: (turned) => ({
        around: orbit.getAzimuthalAngle() + turned,
        down: orbit.getPolarAngle(),
      }),
      zoom(factor) {
        touched();
        camera.zoom = Math.min(orbit.maxZoom, Math.max(orbit.minZoom, camera.zoom * factor));
        camera.updateProjectionMatrix();
        invalidate();
      },
      reset() {
        untouched.current = true;
        home.current?.();
      },
      quarterTurns() {
        const turned = (orbit.getAzimuthalAngle() - HOME.theta) / (Math.PI / 2);
        return ((Math.round(turned) % 4) + 4) % 4;
      },
    });
    return () => {
      orbit.removeEventListener('change', moved);
      orbit.removeEventListener('start', taken);
      orbit.removeEventListener('end', left);
      orbit.dispose();
      controls.current = null;
    };
  }, [camera, gl, invalidate, onReady]);

  useEffect(() => {
    home.current = () => {
      if (!controls.current || !(camera instanceof OrthographicCamera)) return;
      frame(camera, controls.current, size, corners(side, reach));
      invalidate();
    };
    if (untouched.current) home.current();
  }, [camera, size, side, reach, invalidate]);
  return null;
}
