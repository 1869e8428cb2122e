import styled from '@emotion/styled';
import { media } from '../../theme/media.ts';

export const EditRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 20px;
  padding-block-start: 20px;
`;

export const EditForm = EditRoot.withComponent('form');

export const Back = styled.p`
  margin-block-end: -12px;
  font-weight: 500;

  a {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-block-size: var(--ctl-sm);
    color: var(--text-soft);
  }
  a:hover {
    color: var(--text);
  }
  .lucide {
    color: var(--gold-text);
  }
  .lucide:dir(rtl) {
    transform: scaleX(-1);
  }
  @media (pointer: coarse) {
    a {
      min-block-size: var(--ctl);
    }
  }
`;

export const Heading = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 18px;
`;

export const Title = styled.h1`
  padding-block-start: 0.1em;
  font-size: var(--fs-30);

  ${media.compact} {
    font-size: var(--fs-38);
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: 24px 44px;

  ${media.desktop} {
    grid-template-columns: minmax(0, 760px) minmax(0, 340px);
    justify-content: space-between;
  }
`;

export const Aside = styled.aside`
  min-inline-size: 0;

  ${media.desktop} {
    position: sticky;
    inset-block-start: 20px;
  }
`;

/** It stays at the foot of the screen. */
export const SaveBar = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: var(--z-raised);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px 12px;
  margin-block-start: 12px;
  margin-inline: calc(-1 * var(--gutter));
  padding: 10px var(--gutter);
  border-block-start: 1px solid var(--line);
  background: var(--bg);

  > button {
    flex: 1;
  }
  ${media.compact} {
    min-block-size: 76px;

    > button {
      flex: none;
    }
  }
`;

export const Unsaved = styled.p`
  display: flex;
  flex: 1 0 100%;
  align-items: center;
  gap: 10px;
  color: var(--text-soft);

  &[data-any]::before {
    content: '';
    inline-size: 9px;
    block-size: 9px;
    border-radius: var(--r-pill);
    background: var(--warning-text);
  }
  ${media.compact} {
    flex: 1;
  }
`;
