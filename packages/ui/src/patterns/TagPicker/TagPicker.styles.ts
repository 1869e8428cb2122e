import styled from '@emotion/styled';

export const TagRoot = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

export const TagToggle = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-block-size: 34px;
  max-inline-size: 100%;
  padding: 4px 13px;
  border: 1px solid var(--line);
  border-radius: var(--r-pill);
  background: var(--surface-2);
  color: var(--text-soft);
  font-size: var(--fs-13);
  font-weight: 500;
  line-height: 1.3;
  overflow-wrap: anywhere;
  text-align: start;
  transition:
    background var(--t-1),
    border-color var(--t-1);

  &:hover {
    border-color: var(--line-strong);
    color: var(--text);
  }
  &[aria-pressed='true'] {
    border-color: var(--gold);
    background: var(--gold-soft);
    color: var(--gold-text);
    font-weight: 600;
  }
  &[aria-disabled] {
    color: var(--text-mute);
    cursor: not-allowed;
  }
  .lucide {
    inline-size: 15px;
    block-size: 15px;
  }
  &:lang(ur) {
    line-height: 1.6;
  }
  @media (pointer: coarse) {
    min-block-size: var(--ctl);
    padding-inline: 16px;
    font-size: var(--fs-15);
  }
`;

/** The tag's own colour stands beside its name, never in it: it need not be readable. */
export const ColourDot = styled.span`
  flex: none;
  inline-size: 8px;
  block-size: 8px;
  border-radius: var(--r-pill);
  background: var(--tag-colour);
`;
