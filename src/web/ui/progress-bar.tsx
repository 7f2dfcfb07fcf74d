import { fills, sizes } from './progress-bar.css.ts';

export interface ProgressBarProps {
  /** The name of the progress; read out with the value. */
  label: string;
  value: number;
  min?: number;
  max?: number;
  /** Replaces the percentage that is read out, such as '3 of 7 completed'. */
  valueText?: string;
  tone?: keyof typeof fills;
  size?: keyof typeof sizes;
  className?: string;
}

export function ProgressBar({
  label,
  value,
  min = 0,
  max = 100,
  valueText,
  tone = 'accent',
  size = 'md',
  className = '',
}: ProgressBarProps) {
  const now = Math.min(max, Math.max(min, value));
  const share = max > min ? ((now - min) / (max - min)) * 100 : 0;

  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={now}
      aria-valuetext={valueText}
      className={className}
    >
      <svg aria-hidden className={sizes[size]}>
        <rect width={`${share.toFixed(2)}%`} height="100%" rx={6} className={fills[tone]} />
      </svg>
    </div>
  );
}
