import styled from '@emotion/styled';

export const ProgressBarRoot = styled.progress`
  --fill: var(--gold);
  appearance: none;
  display: block;
  inline-size: 100%;
  block-size: 8px;
  border: 0;
  border-radius: 4px;
  background: var(--surface-3);
  overflow: hidden;

  &[data-tone='success'] {
    --fill: var(--success-line);
  }
  &[data-tone='quiet'] {
    --fill: var(--line-strong);
  }
  /* Browsers drop a list of selectors of which they do not know one. */
  &::-webkit-progress-bar {
    background: transparent;
  }
  &::-webkit-progress-value {
    border-radius: 4px;
    background: var(--fill);
    transition: inline-size var(--t-3) var(--ease-out);
  }
  &::-moz-progress-bar {
    border-radius: 4px;
    background: var(--fill);
  }
  @media (forced-colors: active) {
    &[data-tone] {
      --fill: Highlight;
      border: 1px solid CanvasText;
      background: Canvas;
      forced-color-adjust: none;
    }
  }
`;
