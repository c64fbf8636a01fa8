/** Three dots that hop in turn while somebody thinks. */
export const ThinkingDots = () => (
  <span className="thinking-dots" aria-hidden="true">
    <i />
    <i />
    <i />
  </span>
);
