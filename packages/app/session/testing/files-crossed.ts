import { Session } from 'node:inspector/promises';
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

interface FunctionCoverage {
  readonly functionName: string;
  readonly ranges: readonly { readonly count: number }[];
}

/** Functions without a name are what the test runner writes for each export, and parts of others. */
const hasRun = ({ functionName, ranges }: FunctionCoverage): boolean =>
  functionName !== '' && (ranges[0]?.count ?? 0) > 0;

/** The files of this repository of which a function ran while `run` did, in this thread. */
export async function filesCrossed(run: () => Promise<unknown>): Promise<string[]> {
  const session = new Session();
  session.connect();
  try {
    await session.post('Profiler.enable');
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    // What ran before does not count.
    await session.post('Profiler.takePreciseCoverage');
    await run();
    const { result } = await session.post('Profiler.takePreciseCoverage');
    const files = result
      .filter(({ functions }) => functions.some(hasRun))
      .map(({ url }) => pathOf(url))
      .filter((file) => /^(packages|games)\//.test(file));
    return [...new Set(files)].filter((file) => !/\/testing\/|\.test\./.test(file)).sort();
  } finally {
    session.disconnect();
  }
}

/** Scripts come by path or by address, as whoever loaded them pleased. */
function pathOf(url: string): string {
  const path = url.startsWith('file:') ? fileURLToPath(url) : url;
  return relative(ROOT, resolve(path)).replaceAll('\\', '/');
}
