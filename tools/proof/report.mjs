/** The report of a proof: a page for people, and a summary for docs/proof.md. */

/** @typedef {import('./ledger.mjs').Proof} Proof */

const verdict = (/** @type {boolean | null} */ holds) =>
  holds === null ? 'measured' : holds ? 'holds' : 'FAILS';

/** Nested figures one below the other, each with its whole name. */
function flat(/** @type {unknown} */ value, /** @type {string} */ name = '') {
  if (Array.isArray(value)) return [[name, value.map(inWords).join(', ')]];
  if (typeof value !== 'object' || value === null) return [[name, inWords(value)]];
  /** @type {string[][]} */
  const lines = [];
  for (const [key, inner] of Object.entries(value)) {
    lines.push(...flat(inner, name === '' ? spaced(key) : `${name}, ${spaced(key)}`));
  }
  return lines;
}

const inWords = (/** @type {unknown} */ value) =>
  typeof value === 'number' ? value.toLocaleString('en') : String(value);

/** `actionsPerSecond` as people write it. */
const spaced = (/** @type {string} */ key) =>
  key.replace(/([a-z])([A-Z])/g, (_, one, other) => `${one} ${other.toLowerCase()}`);

const escaped = (/** @type {string} */ text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
  section { border: 1px solid color-mix(in srgb, currentColor 30%, transparent); border-radius: 12px; padding: 0 1rem 1rem; margin: 1rem 0; }
  h2 small { float: right; font-size: 1rem; }
  .fails { outline: 3px solid #c43d32; }
  table { border-collapse: collapse; }
  td { padding: .1rem 1rem .1rem 0; vertical-align: top; }
  td + td { text-align: right; font-variant-numeric: tabular-nums; }
  code { overflow-wrap: anywhere; }`;

/** @param {Proof} proof */
export function page({ source, minutes, machine, began, entries }) {
  const about = flat({ ...source, minutes, began, ...machine })
    .map(([name = '', value = '']) => `<tr><td>${escaped(name)}<td>${escaped(value)}`)
    .join('\n');
  const sections = entries.map((entry) => {
    const { title, promise, holds, figures, commands, note, seconds } = entry;
    const rows = flat(figures)
      .map(([name = '', value = '']) => `<tr><td>${escaped(name)}<td>${escaped(value)}`)
      .join('\n');
    const typed = commands.map((each) => `<p><code>${escaped(each)}</code>`).join('\n');
    return `<section${holds === false ? ' class="fails"' : ''}>
<h2>${escaped(title)} <small>${verdict(holds)}, ${Math.round(seconds)} s</small></h2>
<p>${escaped(promise)}${note === undefined ? '' : `<p><em>${escaped(note)}</em>`}
<table>${rows}</table>
${typed}</section>`;
  });
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Hearthside under proof</title>
<style>${STYLE}</style>
<h1>Hearthside under proof</h1>
<table>${about}</table>
${sections.join('\n')}
</html>
`;
}

/** @param {Proof} proof */
export function summary({ source, minutes, machine, began, entries }) {
  const facts = flat(machine).map(([name, value]) => `${name} ${value}`);
  const rows = entries.map(({ title, holds, figures, note }) => {
    const told = flat(figures).map(([name, value]) => `${name} ${value}`);
    const words = [...told, ...(note === undefined ? [] : [note])].join('; ');
    return `| ${title} | ${verdict(holds)} | ${words} |`;
  });
  return `Made ${began.slice(0, 10)} by \`npm run proof -- --minutes ${minutes}\` at commit ${source.commit.slice(0, 10)}${source.changed ? ' with changes' : ''}: ${facts.join(', ')}.

| part | | figures |
| --- | --- | --- |
${rows.join('\n')}
`;
}
