/** The table itself: flat planks under one lamp. */
export function Wood() {
  return (
    <svg className="wood" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
      <defs>
        <pattern id="planks" width="640" height="400" patternUnits="userSpaceOnUse">
          <rect className="w1" width="640" height="400" />
          <rect className="w2" y="100" width="640" height="100" />
          <rect className="w3" y="200" width="640" height="100" />
          <path className="wood-grain" d={GRAIN} />
          <path
            className="wood-seam"
            d="M0 0h640M0 100h640M0 200h640M0 300h640M210 0v100M520 100v100M90 200v100M400 300v100"
          />
        </pattern>
        <radialGradient id="lamp" cx="50%" cy="34%" r="75%">
          <stop offset="0" className="lamp-in" />
          <stop offset=".55" className="lamp-mid" />
          <stop offset="1" className="lamp-out" />
        </radialGradient>
      </defs>
      <rect width="100%" height="100%" fill="url(#planks)" />
      <rect width="100%" height="100%" fill="url(#lamp)" />
    </svg>
  );
}

const GRAIN =
  'M0 22c120-8 210 10 330 2s210-6 310-2M0 56c90 6 170-6 260 0 60 4 90 16 140 16s80-14 140-16c40-1 70 2 100 0' +
  'M300 74c40 4 60 12 100 12s70-9 110-12M0 84c100-4 160 4 240 2M0 126c160 8 260-8 380 0s180 4 260 0' +
  'M0 160c60-3 90-14 150-14s90 13 150 14c120 2 220-6 340 0M60 182c60 0 60-10 100-10s60 10 110 10' +
  'M0 224c140-6 300 8 420 2s160-4 220-2M0 262c200 8 300-6 420-2 70 2 140 6 220 2M0 284c80 2 200-4 300 0' +
  'M0 322c200-8 280 6 400 0 50-2 70-10 110-10s70 8 130 10M0 350c160 6 290-6 400 0 40 2 70 14 110 14s80-12 130-14' +
  'M0 382c120-4 240 4 360 0';
