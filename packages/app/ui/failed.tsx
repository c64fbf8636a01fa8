/** What stands in place of a page or a board that broke: what to do now, and the way to keep the game. */

import { Component, type ErrorInfo, type ReactNode } from 'react';
import { languageOf, settings } from '../settings/settings.ts';
import sentences from '../text/emergency.json';
import { isMissingChunk, reloadOnce } from './reload-once.ts';

interface FailedProps {
  readonly children: ReactNode;
  /** Hands the record over as a file; absent where there is no game to lose. */
  readonly onSave?: () => void;
  /** Is it the whole page that broke? */
  readonly whole?: boolean;
}

interface FailedState {
  readonly error: unknown;
}

/**
 * Catches what broke below it. Its sentences come with the first script: the catalogue that the page
 * speaks from may be the very thing that did not load.
 */
export class Failed extends Component<FailedProps, FailedState> {
  override state: FailedState = { error: null };

  static getDerivedStateFromError(error: unknown): FailedState {
    return { error: error ?? new Error('unknown') };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error(error, info.componentStack);
    // A page that was opened before an update asks for scripts that are gone: the new page has its own.
    if (isMissingChunk(error)) reloadOnce();
  }

  override render(): ReactNode {
    if (this.state.error === null) return this.props.children;
    const words = sentences[languageOf(settings())];
    const { onSave, whole = false } = this.props;
    const Place = whole ? 'main' : 'section';
    return (
      <Place className={`failed paper${whole ? ' page' : ''}`}>
        <h1>{words.title}</h1>
        <p role="alert">{words.text}</p>
        <p className="dialog-buttons">
          {onSave && (
            <button type="button" className="second" onClick={onSave}>
              {words.save}
            </button>
          )}
          <button type="button" className="primary" onClick={() => location.reload()}>
            {words.reload}
          </button>
        </p>
      </Place>
    );
  }
}
