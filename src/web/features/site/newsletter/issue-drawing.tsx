import {
  fold,
  headlines,
  letter,
  play,
  rules,
  sound,
  strip,
  under,
  wave,
} from './issue-drawing.css.ts';

/** Heights of the sound wave's strokes. */
const loudness = [
  6, 14, 24, 12, 30, 40, 22, 34, 16, 8, 20, 36, 44, 28, 12, 22, 38, 26, 10, 18, 30, 14, 8,
];
const soundWave = loudness
  .map((height, at) => `M${164 + at * 9} ${440 - height / 2}v${height}`)
  .join('');

/** An issue of the newsletter: a page to read above, the episode to hear below. */
export function IssueDrawing({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 460 540" aria-hidden className={className}>
      <rect
        x="62"
        y="30"
        width="360"
        height="470"
        className={under}
        transform="rotate(5 242 265)"
      />
      <rect x="50" y="20" width="360" height="492" className={letter} />
      <path d="M82 84h296M82 90h296" className={fold} />
      <path d="M82 58h72" className={headlines} />
      <path d="M278 58h100" className={rules} />
      <path d="M82 130h240M82 160h168" className={headlines} />
      <path
        d="M82 204h136M82 222h136M82 240h136M82 258h136M82 276h136M82 294h136M82 312h136M82 330h96"
        className={rules}
      />
      <path d="M242 294h136M242 312h136M242 330h110" className={rules} />
      <path d="M242 268v-22h34v-22h34v-22h34" className={headlines} />
      <circle cx="362" cy="204" r="9" className={play} />
      <rect x="50" y="368" width="360" height="144" className={strip} />
      <circle cx="112" cy="440" r="28" className={play} />
      <path d="M104 426v28l22-14Z" className={sound} />
      <path d={soundWave} className={wave} />
    </svg>
  );
}
