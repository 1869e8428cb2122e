import styled from '@emotion/styled';
import { media } from '../../../theme/media.ts';

/** How many are seen at once: one and a peek, two and a peek, three. */
export const RowRoot = styled.div`
  --slide-gap: 14px;
  --slide-size: 86%;
  min-inline-size: 0;

  ${media.compact} {
    --slide-gap: 20px;
    --slide-size: calc((100% - 20px) / 1.6);
  }
  ${media.desktop} {
    --slide-size: calc((100% - 20px) / 2.1);
  }
  ${media.wide} {
    --slide-size: calc((100% - 40px) / 3);
  }
`;

export const TaleCard = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: 104px minmax(0, 1fr);
  min-inline-size: 0;
  border-radius: var(--r-3);
  background: var(--surface-1);
  overflow: clip;

  ${media.compact} {
    grid-template-columns: 136px minmax(0, 1fr);
  }
`;

/** It fills the height that the words need, and never asks for more. */
export const Picture = styled.div`
  position: relative;
  min-block-size: 178px;

  > * {
    position: absolute;
    inset: 0;
    object-position: 58% 50%;
  }
  ${media.compact} {
    min-block-size: 172px;
  }
`;

export const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;
  min-inline-size: 0;
  padding: 14px 18px;
`;

export const Title = styled.h3`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
  font-size: 1.1875rem;
  overflow-wrap: anywhere;

  /* On a page that reads from right to left, a title that does not lines up with what stands around it. */
  [dir='rtl'] &[dir='ltr'] {
    text-align: end;
  }
`;

export const LastLine = styled.p`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  color: var(--text-soft);
  font: italic 400 1.0625rem / calc(var(--lh-tale) * 0.82) var(--font-tale);
  overflow-wrap: anywhere;

  &:lang(ur) {
    font-style: normal;
    line-height: var(--lh-tale);
  }

  [dir='rtl'] &[dir='ltr'] {
    text-align: end;
  }
`;

/** The bar and what stands below it keep to the foot, so that a row of cards lines up. */
export const Foot = styled.div`
  display: grid;
  gap: 8px;
  margin-block-start: auto;
`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;

  > a {
    flex: 1 0 100%;
  }
  ${media.compact} {
    > a {
      flex: none;
    }
  }
`;

export const When = styled.span`
  color: var(--text-mute);
  font-size: var(--fs-13);
  font-variant-numeric: tabular-nums;
`;
