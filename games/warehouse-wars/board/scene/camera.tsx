import { useThree } from '@react-three/fiber';
import { useEffect } from 'react';
import { PerspectiveCamera, type Camera as ThreeCamera, Vector3 } from 'three';
import { OrbitControls } from 'three/examples/jsm/controls/OrbitControls.js';

export interface Orbit {
  /** Quarter turns and zoom for buttons and keys. */
  turn(radians: number): void;
  zoom(factor: number): void;
  reset(): void;
}

interface CameraProps {
  readonly side: number;
  readonly reach: number;
  onReady(orbit: Orbit): void;
}

/** From the south-east corner, well above. */
const FROM = new Vector3(1, 0.95, 1).normalize();

/** How far away the whole board with its pile is in the picture, whatever its shape. */
function distanceToFit(camera: ThreeCamera, side: number, reach: number): number {
  if (!(camera instanceof PerspectiveCamera)) return side * 2;
  const half = Math.atan(Math.tan((camera.fov * Math.PI) / 360) * Math.min(1, camera.aspect));
  const radius = (side + 1.9) * 0.62 + reach * 0.35;
  return radius / Math.sin(half);
}

/** Orbit by drag or pinch; a frame is drawn only when something moved. */
export function Camera({ side, reach, onReady }: CameraProps) {
  const { camera, gl, invalidate } = useThree();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first height of the pile frames the view; later growth is the player's to follow
  useEffect(() => {
    const controls = new OrbitControls(camera, gl.domElement);
    const home = () => {
      const target = new Vector3(0, reach / 2.4, 0);
      camera.position
        .copy(FROM)
        .multiplyScalar(distanceToFit(camera, side, reach))
        .add(target);
      controls.target.copy(target);
      controls.update();
    };
    controls.enablePan = false;
    controls.maxPolarAngle = Math.PI / 2.1;
    controls.minDistance = side * 0.8;
    controls.maxDistance = side * 9;
    const moved = () => invalidate();
    controls.addEventListener('change', moved);
    home();
    onReady({
      turn(radians) {
        const { x, y, z } = camera.position;
        const [sin, cos] = [Math.sin(radians), Math.cos(radians)];
        camera.position.set(x * cos - z * sin, y, x * sin + z * cos);
        controls.update();
        invalidate();
      },
      zoom(factor) {
        camera.position.multiplyScalar(factor);
        controls.update();
        invalidate();
      },
      reset() {
        home();
        invalidate();
      },
    });
    invalidate();
    return () => {
      controls.removeEventListener('change', moved);
      controls.dispose();
    };
  }, [camera, gl, invalidate, side]);
  return null;
}
