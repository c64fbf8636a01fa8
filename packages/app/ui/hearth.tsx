/** Our mark: a fire in its hearth. */
export function Hearth() {
  return (
    <svg className="hearth" viewBox="-26 -26 52 52" aria-hidden="true">
      <g stroke="#2b1e16" strokeLinejoin="round" strokeLinecap="round">
        <path strokeWidth="3" fill="#dcba87" d="M-21 21V-4C-21-15-12-22 0-22S21-15 21-4v25z" />
        <path strokeWidth="2" fill="#2b1e16" d="M-13 21V0c0-7 5-12 13-12S13-7 13 0v21z" />
        <path
          strokeWidth="2"
          fill="#f0862f"
          d="M0-7c1 5 8 9 8 17 0 6-3.5 9.5-8 9.5S-8 16-8 10c0-4 2-6 3-9 1.5 1.5 2.5 2 3 4C0 2 .5-3 0-7z"
        />
        <path
          stroke="none"
          fill="#ffce5c"
          d="M0 8c.5 3 4 4.5 4 8 0 2-1.7 3.5-4 3.5S-4 18-4 16c0-3.5 3.5-5 4-8z"
        />
        <path strokeWidth="2" fill="#b98c55" d="M-24 18.5h48V24h-48z" />
        <path strokeWidth="1.5" fill="none" d="M-21 4h7M14 4h7M-17-11l5 4M17-11l-5 4M0-22v8" />
      </g>
    </svg>
  );
}
