import styled from '@emotion/styled';
import { TextArea } from '../../../primitives/TextArea/TextArea.tsx';
import { media } from '../../../theme/media.ts';

export const FormRoot = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);

  ${media.desktop} {
    grid-template-columns: 210px minmax(0, 1fr);
    gap: 28px;
  }
`;

/** On small screens a line that scrolls. */
export const List = styled.ol`
  display: flex;
  gap: 2px;
  margin: 0;
  padding: 4px;
  overflow-x: auto;
  list-style: '';
  scrollbar-width: none;

  ${media.desktop} {
    position: sticky;
    inset-block-start: 20px;
    display: grid;
    padding: 0;
    overflow: visible;
  }
`;

export const SectionAnchor = styled.a`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-2);
  min-block-size: var(--ctl);
  padding: 4px 14px;
  border-radius: var(--r-2);
  color: var(--text-soft);
  white-space: nowrap;

  &:hover {
    color: var(--text);
  }
  &[aria-current] {
    background: var(--surface-2);
    box-shadow: inset 0 -3px 0 var(--gold);
    color: var(--text);
    font-weight: 600;
  }
  ${media.desktop} {
    white-space: normal;

    &[aria-current] {
      border-inline-start: 3px solid var(--gold);
      box-shadow: none;
      padding-inline-start: 11px;
    }
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;

export const FaultMark = styled.span`
  position: relative;
  display: inline-flex;
  color: var(--danger-text);
`;

export const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 18px;
  min-inline-size: 0;
`;

export const SectionRoot = styled.div`
  display: grid;
  min-inline-size: 0;
  scroll-margin-block-start: 20px;
`;

export const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 18px;

  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 18px 20px;

  & + & {
    margin-block-start: 18px;
  }
  &[data-columns='5'] {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: end;
  }
  ${media.compact} {
    &[data-columns='2'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    &[data-columns='5'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  ${media.wide} {
    &[data-columns='5'] {
      grid-template-columns: repeat(5, minmax(0, 1fr));
      gap: 16px;
    }
  }
`;

export const CoverRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: 18px 20px;

  ${media.compact} {
    grid-template-columns: repeat(2, minmax(0, 1fr)) 150px;
  }
`;

export const Preview = styled.div`
  inline-size: 100%;
  aspect-ratio: 16 / 9;
  border-radius: 6px;
  overflow: hidden;
`;

export const CategoryRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 18px 28px;

  ${media.desktop} {
    grid-template-columns: 300px minmax(0, 1fr);
  }
`;

export const Switches = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2) 28px;
  margin-block-start: 18px;
`;

export const JsonWord = styled.span`
  color: var(--text-mute);
  font-size: var(--fs-14);
`;

export const JsonText = styled(TextArea)`
  overflow: auto;
  font-family: ui-monospace, 'Noto Sans Mono', monospace;
  font-size: 0.84rem;
  line-height: 1.6;
`;

/** It stays at the foot of the window, so that saving is never a long way off. */
export const SaveBar = styled.div`
  position: sticky;
  z-index: var(--z-raised);
  inset-block-end: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-3);
  padding-block: 14px;
  border-block-start: 1px solid var(--line);
  background: var(--bg);

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
  gap: var(--s-2);
  inline-size: 100%;
  color: var(--danger-text);
  font-size: var(--fs-14);

  ${media.compact} {
    inline-size: auto;
  }
`;
