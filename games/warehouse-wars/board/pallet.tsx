import { Icon } from '@hearthside/screen';
import { Component, lazy, type ReactNode, Suspense, useState } from 'react';
import { FlatTwin } from './flat-twin.tsx';
import { topLevel } from './pile.ts';
import type { Props } from './props.ts';

// three.js is fetched only when this board opens, and only where there is WebGL.
const Scene = lazy(() => import('./scene/scene.tsx'));

/** The board: the pile in space, and its flat twin beside it. Both show and do the same. */
export function Pallet(props: Props) {
  const { view, words } = props;
  const [space] = useState(hasWebGl);
  const [flat, setFlat] = useState(!space);
  const [slice, setSlice] = useState<number | null>(null);
  const top = topLevel(view);
  return (
    <div className={`ww-pallet${flat ? ' is-flat' : ''}`}>
      {!flat && (
        <WithoutSpace fallback={<p>{words.say('board.no-webgl')}</p>}>
          <Suspense fallback={<p className="ww-wait">{words.say('board.unpacking')}</p>}>
            <Scene {...props} slice={slice} />
          </Suspense>
        </WithoutSpace>
      )}
      <FlatTwin {...props} />
      <div className="ww-views">
        {space && (
          <button type="button" className="btn" aria-pressed={flat} onClick={() => setFlat(!flat)}>
            {words.say(flat ? 'board.show-space' : 'board.show-flat')}
          </button>
        )}
        {!flat && top > 0 && (
          <button
            type="button"
            className="btn"
            onClick={() => setSlice(slice === null ? top - 1 : slice > 0 ? slice - 1 : null)}
          >
            <Icon name="log" />
            {slice === null
              ? words.say('board.all-levels')
              : words.say('board.up-to', { level: slice })}
          </button>
        )}
      </div>
    </div>
  );
}

function hasWebGl(): boolean {
  try {
    return document.createElement('canvas').getContext('webgl2') !== null;
  } catch {
    return false;
  }
}

/** A drawing context can be lost or refused at any time; the flat twin is always there. */
class WithoutSpace extends Component<
  { readonly children: ReactNode; readonly fallback: ReactNode },
  { readonly failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
