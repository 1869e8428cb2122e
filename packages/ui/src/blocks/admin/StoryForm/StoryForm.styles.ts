import styled from '../../../theme/styled.ts';
import { TextArea } from '../../../primitives/TextArea/TextArea.tsx';
import { bottomBar, clearOfBottomBar } from '../../../theme/bottomBar.ts';
import { media } from '../../../theme/media.ts';
import { plainLink } from '../../../theme/elements.ts';

export const FormRoot = styled.form`
  ${clearOfBottomBar}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--kl-size-16);

  ${media.desktop} {
    grid-template-columns: 210px minmax(0, 1fr);
    gap: var(--kl-size-28);
  }
`;

/** The list of sections: on small screens a scrolling row. */
export const List = styled.ol`
  display: flex;
  gap: var(--kl-size-2);
  margin: 0;
  padding: var(--kl-size-4);
  overflow-x: auto;
  list-style: '';
  scrollbar-width: none;

  ${media.desktop} {
    position: sticky;
    inset-block-start: var(--kl-size-20);
    display: grid;
    padding: 0;
    overflow: visible;
  }
`;

export const SectionAnchor = styled.a`
  ${plainLink}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--kl-size-8);
  min-block-size: var(--kl-ctl);
  padding: var(--kl-size-4) var(--kl-size-14);
  border-radius: var(--kl-radius-8);
  color: var(--kl-text-soft);
  white-space: nowrap;

  &:hover {
    color: var(--kl-text);
  }
  &[aria-current] {
    background: var(--kl-surface-2);
    box-shadow: inset 0 calc(-1 * var(--kl-edge-3)) 0 var(--kl-gold);
    color: var(--kl-text);
    font-weight: 600;
  }
  ${media.desktop} {
    white-space: normal;

    &[aria-current] {
      border-inline-start: var(--kl-edge-3) solid var(--kl-gold);
      box-shadow: none;
      padding-inline-start: var(--kl-size-12);
    }
  }
  &:focus-visible {
    outline-offset: calc(-1 * var(--kl-edge-3));
  }
`;

export const FaultMark = styled.span`
  position: relative;
  display: inline-flex;
  color: var(--kl-danger-text);
`;

export const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--kl-size-18);
  min-inline-size: 0;
`;

export const SectionRoot = styled.div`
  display: grid;
  min-inline-size: 0;
  scroll-margin-block-start: var(--kl-size-20);
`;

export const JsonWord = styled.span`
  color: var(--kl-text-mute);
  font-size: var(--kl-fs-14);
`;

export const JsonText = styled(TextArea)`
  overflow: auto;
  font-family: ui-monospace, 'Noto Sans Mono', monospace;
  font-size: var(--kl-fs-13);
  line-height: 1.6;
`;

/** The bar with the save button, sticky at the bottom of the window. */
export const SaveBar = styled.div`
  ${bottomBar}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--kl-size-12);
  padding-block: var(--kl-size-14);
  border-block-start: var(--kl-hairline) solid var(--kl-line);
  background: var(--kl-bg);

  > :is(a, button) {
    flex: 1;
  }
  ${media.compact} {
    > :is(a, button) {
      flex: none;
    }
  }
  ${media.desktop} {
    grid-column: 1 / -1;
  }
`;

export const Grow = styled.span`
  display: none;

  ${media.compact} {
    display: block;
    flex: 1;
  }
`;

export const Summary = styled.output`
  display: flex;
  align-items: center;
  gap: var(--kl-size-8);
  inline-size: 100%;
  color: var(--kl-danger-text);
  font-size: var(--kl-fs-14);

  ${media.compact} {
    inline-size: auto;
  }
`;
