import { useFrame } from '@react-three/fiber';
import { useRef } from 'react';
import type { DirectionalLight } from 'three';

/** How far to the left of the viewer the lamp hangs, as an angle around the board. */
const LEFT = -1.05;
const HEIGHT = 15;
const AWAY = 9;

/**
 * The warm lamp over the table. It hangs where it hangs: whoever looks from another side has
 * turned the board, so shadows turn on it.
 */
export function Lamp({ side, shadows }: { readonly side: number; readonly shadows: boolean }) {
  const lamp = useRef<DirectionalLight>(null);
  useFrame(({ camera }) => {
    const angle = Math.atan2(camera.position.x, camera.position.z) + LEFT;
    lamp.current?.position.set(Math.sin(angle) * AWAY, HEIGHT, Math.cos(angle) * AWAY);
  });
  const reach = side * 0.85 + 1;
  return (
    <>
      <ambientLight intensity={1.95} color="#fff6e8" />
      <directionalLight
        ref={lamp}
        castShadow={shadows}
        intensity={1.45}
        color="#fff0d2"
        shadow-mapSize={[2048, 2048]}
        shadow-radius={5}
        shadow-normalBias={0.03}
        shadow-camera-left={-reach}
        shadow-camera-right={reach}
        shadow-camera-top={reach}
        shadow-camera-bottom={-reach}
        shadow-camera-far={HEIGHT * 3}
      />
    </>
  );
}
