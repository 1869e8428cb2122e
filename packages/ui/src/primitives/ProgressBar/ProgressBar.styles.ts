import styled from '../../theme/styled.ts';
import { media } from '../../theme/media.ts';

export const ProgressBarRoot = styled.progress`
  --kl-fill: var(--kl-gold);
  appearance: none;
  display: block;
  inline-size: 100%;
  block-size: var(--kl-size-8);
  border: 0;
  border-radius: var(--kl-radius-4);
  background: var(--kl-surface-3);
  overflow: hidden;

  &[data-tone='success'] {
    --kl-fill: var(--kl-success-line);
  }
  &[data-tone='neutral'] {
    --kl-fill: var(--kl-line-strong);
  }
  /* Two rules: a browser drops the whole selector list if it does not know one of them. */
  &::-webkit-progress-bar {
    background: transparent;
  }
  &::-webkit-progress-value {
    border-radius: var(--kl-radius-4);
    background: var(--kl-fill);
    transition: inline-size var(--kl-t-3) var(--kl-ease-out);
  }
  &::-moz-progress-bar {
    border-radius: var(--kl-radius-4);
    background: var(--kl-fill);
  }
  ${media.forcedColours} {
    &[data-tone] {
      --kl-fill: Highlight;
      border: var(--kl-hairline) solid CanvasText;
      background: Canvas;
      forced-color-adjust: none;
    }
  }
`;
