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
  const [wanted, setSlice] = useState<number | null>(null);
  const top = topLevel(view);
  const slice = wanted !== null && wanted < top ? wanted : null;
  return (
    <div
      className={`ww-pallet${flat ? ' is-flat' : ''}${view.result ? ' is-over' : ''}`}
      data-thing="pallet"
    >
      {!flat && (
        <div className="ww-space">
          <WithoutSpace fallback={<p className="ww-wait">{words.say('board.no-webgl')}</p>}>
            <Suspense fallback={<p className="ww-wait">{words.say('board.unpacking')}</p>}>
              <Scene {...props} slice={slice} />
            </Suspense>
          </WithoutSpace>
        </div>
      )}
      <FlatTwin {...props} slice={slice} {...(!flat && { onSlice: setSlice })} />
      {space && (
        <button
          type="button"
          className="btn ww-views"
          aria-pressed={flat}
          onClick={() => setFlat(!flat)}
        >
          {words.say(flat ? 'board.show-space' : 'board.show-flat')}
        </button>
      )}
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
