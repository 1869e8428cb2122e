import styled from '@emotion/styled';

/** From here on the words of all buttons fit beside the title. */
const HAS_ROOM = '@media (min-width: 900px)';

/** A button of the top bar: an icon in a circle, with its words where there is room. */
export const BarButton = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--s-2);
  flex: none;
  inline-size: var(--ctl);
  min-block-size: var(--ctl);
  border: 1px solid var(--line-strong);
  border-radius: var(--r-pill);
  background: var(--glass);
  color: var(--text);
  font-size: var(--fs-14);
  font-weight: 600;
  white-space: nowrap;
  transition:
    border-color var(--t-1),
    color var(--t-1);

  &:hover,
  &[data-hover],
  &[aria-expanded='true'] {
    border-color: var(--gold);
    color: var(--gold-text);
  }
  .lucide {
    inline-size: 19px;
    block-size: 19px;
  }
  &[data-directional]:dir(rtl) .lucide {
    transform: scaleX(-1);
  }

  ${HAS_ROOM} {
    &:not([data-icon-only]) {
      inline-size: auto;
      padding-inline: 16px;
    }
  }
`;

export const BarLabel = styled.span`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);

  &:lang(ur) {
    line-height: 1;
    padding-block-end: 0.2em;
  }

  ${HAS_ROOM} {
    position: static;
    display: inline-flex;
    inline-size: auto;
    block-size: auto;
    overflow: visible;
    clip-path: none;
  }
`;
