import styled from '@emotion/styled';

export const StarsRoot = styled.span`
  position: relative;
  display: inline-block;
  flex: none;
  color: var(--gold-text);
`;

export const Layer = styled.span`
  display: flex;
  gap: 3px;
  inline-size: max-content;

  &[data-filled] {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    inline-size: var(--share);
    overflow: hidden;
  }
  .lucide {
    inline-size: 17px;
    block-size: 17px;
  }
  &[data-filled] .lucide {
    fill: currentColor;
  }
`;
