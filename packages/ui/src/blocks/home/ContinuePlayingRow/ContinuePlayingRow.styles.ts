import styled from '../../../theme/styled.ts';
import { cutWithPage } from '../../../theme/alignment.ts';
import { media } from '../../../theme/media.ts';
import { plainHeading } from '../../../theme/elements.ts';

/** The row. Depending on its width, it shows one card, two cards and part of the next, or three. */
export const RowRoot = styled.div`
  --kl-slide-gap: var(--kl-size-14);
  --kl-slide-size: 86%;
  min-inline-size: 0;

  ${media.compact} {
    --kl-slide-gap: var(--kl-size-20);
    --kl-slide-size: calc((100% - var(--kl-size-20)) / 1.6);
  }
  ${media.desktop} {
    --kl-slide-size: calc((100% - var(--kl-size-20)) / 2.1);
  }
  ${media.wide} {
    --kl-slide-size: calc((100% - var(--kl-size-40)) / 3);
  }
`;

export const TaleCard = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: 104px minmax(0, 1fr);
  min-inline-size: 0;
  border-radius: var(--kl-radius-14);
  background: var(--kl-surface-1);
  overflow: clip;

  ${media.compact} {
    grid-template-columns: 136px minmax(0, 1fr);
  }
`;

/** The picture, as high as the text beside it. */
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
  gap: var(--kl-size-8);
  min-inline-size: 0;
  padding: var(--kl-size-14) var(--kl-size-18);
`;

export const Title = styled.h3`
  ${plainHeading}
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
  font-size: var(--kl-fs-19);
  overflow-wrap: anywhere;

  ${cutWithPage}
`;

export const LastLine = styled.p`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  color: var(--kl-text-soft);
  font: italic 400 var(--kl-fs-17) / calc(var(--kl-lh-tale) * 0.82) var(--kl-font-tale);
  overflow-wrap: anywhere;

  &:lang(ur) {
    font-style: normal;
    line-height: var(--kl-lh-tale);
  }

  ${cutWithPage}
`;

/** The series of which the story is a part. */
export const OfSeries = styled.p`
  color: var(--kl-text-soft);
  font-size: var(--kl-fs-15);
  overflow-wrap: anywhere;
`;

/** The bar and the line below it, at the bottom of the card, so that cards line up. */
export const Foot = styled.div`
  display: grid;
  gap: var(--kl-size-8);
  margin-block-start: auto;
`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--kl-size-8);

  > a,
  > button {
    flex: 1 0 100%;
  }
  ${media.compact} {
    > a,
    > button {
      flex: none;
    }
  }
`;

export const When = styled.span`
  color: var(--kl-text-mute);
  font-size: var(--kl-fs-13);
  font-variant-numeric: tabular-nums;
`;
