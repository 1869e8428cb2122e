import { type ComponentProps, type ReactNode, useId } from 'react';
import { JaliPattern } from '../../../ornaments/JaliPattern.tsx';
import { PictureArch, type PictureArchShape } from '../../../ornaments/PictureArch.tsx';
import { Rosette } from '../../../ornaments/Rosette.tsx';
import { Card, FormHalf, Ground, PageRoot, PictureHalf, Rosettes } from './AccountCard.styles.ts';

export interface AccountCardProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The form, or the result that replaces it. */
  children: ReactNode;
  /** The picture in the arch beside the form. Without it the card shows only the form. */
  picture?: ReactNode;
  /**
   * The proportions of the arch: `slender` beside a long form.
   * @default 'tall'
   */
  archShape?: PictureArchShape;
}

/**
 * The card of every account page, on a background of stone lattice.
 *
 * @use Frames an account form, with or without a picture.
 * @avoid Not inside the app: `Panel`.
 * @heard The heading of the form; the picture is silent.
 * @keys tab
 * @example
 * <AccountCard picture={<Image src={cover} alt="" width={600} height={800} fallback={null} />}>
 *   <LoginForm onSubmit={logIn} />
 * </AccountCard>
 */
export function AccountCard({ children, picture, archShape = 'tall', ...rest }: AccountCardProps) {
  const id = useId();
  return (
    <PageRoot {...rest}>
      <Ground aria-hidden>
        <defs>
          <JaliPattern id={id} />
        </defs>
        <rect width="100%" height="100%" fill={`url(#${id})`} />
      </Ground>
      <Card data-with-picture={Boolean(picture) || undefined}>
        {picture && (
          <PictureHalf>
            <PictureArch shape={archShape}>{picture}</PictureArch>
            <Rosettes viewBox="0 0 420 110" aria-hidden>
              <Rosette x={60} y={62} scale={1.3} />
              <Rosette x={360} y={62} scale={1.3} />
            </Rosettes>
          </PictureHalf>
        )}
        <FormHalf>{children}</FormHalf>
      </Card>
    </PageRoot>
  );
}
