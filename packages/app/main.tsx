import './trusted-types.ts';
import '@fontsource/fredoka/latin-600.css';
import '@fontsource/fredoka/latin-700.css';
import '@fontsource/nunito/latin-600.css';
import '@fontsource/nunito/latin-700.css';
import '@fontsource/nunito/latin-800.css';
import '@hearthside/screen/style/tokens.css';
import '@hearthside/screen/style/controls.css';
import '@hearthside/screen/style/table.css';
import '@hearthside/screen/style/festive.css';
import './style/page.css';
import './style/bots.css';
import './style/pick.css';
import './style/home.css';
import './style/setup.css';
import './style/table.css';
import './style/ending.css';
import './style/dialog.css';
import './style/pages.css';
import './style/rules.css';
import './style/learn.css';
import './style/puzzles.css';
import './style/after.css';
import './style/online.css';
import './style/television.css';
import { Sheet } from '@hearthside/screen';
import icons from '@hearthside/screen/icons.svg?raw';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { keepUpToDate } from './offline/keep-up-to-date.ts';
import { Page } from './page.tsx';
import { leaveForHome } from './place.ts';
import { openSoundOnTouch } from './sound/audio.ts';
import { Failed } from './ui/failed.tsx';
import { PagePictures } from './ui/page-pictures.tsx';
import { reloadOnce } from './ui/reload-once.ts';
import { WordsProvider } from './words.tsx';

const root = document.getElementById('page');
if (!root) throw new Error('the page has no #page');

// A page that was opened before an update asks for scripts that are gone.
addEventListener('vite:preloadError', (event) => {
  if (reloadOnce()) event.preventDefault();
});

if (!leaveForHome()) {
  createRoot(root).render(
    <StrictMode>
      <Sheet svg={icons} />
      <PagePictures />
      <Failed whole>
        <Suspense>
          <WordsProvider>
            <Page />
          </WordsProvider>
        </Suspense>
      </Failed>
    </StrictMode>,
  );
  openSoundOnTouch();
  if (import.meta.env.PROD && 'serviceWorker' in navigator) {
    addEventListener('load', () => void keepUpToDate());
  }
}
