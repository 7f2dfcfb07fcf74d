import type { ComponentProps } from 'react';
import { keepsGround } from './shared.css.ts';

type Ground = keyof typeof keepsGround;

interface DrawingProps extends ComponentProps<'img'> {
  ground?: Ground;
}

/** Decoration, as a file that loads when it comes near. */
export function Drawing({ ground = 'paper', className = '', ...rest }: DrawingProps) {
  return <img {...rest} alt="" loading="lazy" className={`${keepsGround[ground]} ${className}`} />;
}

interface InlineDrawingProps {
  /** The text of the file (`?raw`). */
  svg: string;
  ground?: Ground;
  className: string;
}

/** Decoration on the first screen, or with text in the page's fonts: it comes with the page. */
export function InlineDrawing({ svg, ground = 'paper', className }: InlineDrawingProps) {
  return (
    <div
      aria-hidden
      className={`${keepsGround[ground]} ${className}`}
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
