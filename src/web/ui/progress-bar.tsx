import { fill, track } from './state.css.ts';

export interface ProgressBarProps {
  label: string;
  value: number;
  max?: number;
  /** Replaces the percentage that is read out, such as '3 of 7 completed'. */
  valueText?: string;
  className?: string;
}

/** How much is completed. A score has its own bar, `ScoreBar`. */
export function ProgressBar({
  label,
  value,
  max = 100,
  valueText,
  className = '',
}: ProgressBarProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={valueText}
      className={className}
    >
      <svg aria-hidden className={track}>
        <rect
          width={`${((value / max) * 100).toFixed(2)}%`}
          height="100%"
          rx={3}
          className={fill}
        />
      </svg>
    </div>
  );
}
