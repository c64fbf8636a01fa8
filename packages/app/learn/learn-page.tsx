import { findBox, shelf } from '@hearthside/shelf';
import type { LessonStop } from '@hearthside/table';
import { use } from 'react';
import NotFound from '../pages/not-found.tsx';
import { Openings, type Unpacked, unpack } from '../session/unpack-box.ts';
import { PathScreen } from './path-screen.tsx';
import { StopScreen } from './stop-screen.tsx';

interface Opened extends Unpacked {
  readonly stops: readonly LessonStop[];
}

const openings = new Openings(async (id): Promise<Opened | null> => {
  const box = findBox(id);
  if (!box) return null;
  const [unpacked, { stops }] = await Promise.all([unpack(box), box.learn()]);
  return { ...unpacked, stops };
});

interface LearnPageProps {
  readonly game: string | null;
  readonly stop: string | null;
}

/** The path of a game, or one of its stops. */
export default function LearnPage({ game, stop }: LearnPageProps) {
  const opened = use(openings.get(game ?? shelf[0]?.facts.id ?? ''));
  if (!opened) return <NotFound />;
  const { stops, board, sheet } = opened;
  const chosen = stops.find(({ id }) => id === stop);
  if (chosen) return <StopScreen {...opened} stop={chosen} />;
  if (stop !== null) return <NotFound />;
  return <PathScreen game={opened.game.facts.id} stops={stops} board={board} sheet={sheet} />;
}
