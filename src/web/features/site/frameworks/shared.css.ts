import { style } from '@vanilla-extract/css';
import { cluster } from '#web/ui/layout.ts';

export const links = style(cluster(3));
