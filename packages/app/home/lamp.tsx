/** The lamp over the table. */
export function Lamp() {
  return (
    <svg className="pendant" viewBox="-90 -10 180 112" aria-hidden="true">
      <g stroke="#2b1e16" strokeWidth="3" strokeLinejoin="round" strokeLinecap="round">
        <path fill="none" strokeWidth="4" d="M0-20V16" />
        <path fill="#edb52c" d="M-11 12h22v11h-22z" />
        <path fill="#ffe9b3" d="M-20 78a20 17 0 0 0 40 0z" />
        <path
          fill="#30486b"
          d="M-79 78C-77 45-47 22 0 22s77 23 79 56c.2 3-1 4-4 4H-75c-3 0-4.200-1-4-4z"
        />
        <path
          fill="#22344f"
          stroke="none"
          d="M24 24.500c32 7 50 26 52.500 53.500.1 1.500-.5 2-2 2H45c2-24-5-43-21-55.500z"
        />
        <path fill="none" stroke="#8ba4b0" strokeWidth="4" d="M-62 62c6-15 18-25 34-31" />
      </g>
    </svg>
  );
}
