import type { Decorator } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { AdminShell } from '../blocks/admin/AdminShell/AdminShell.tsx';

type Shell = Omit<ComponentProps<typeof AdminShell>, 'children'>;

/** A page of administrators inside its frame; three stories wait for a review. */
export const inAdminShell =
  (shell: Shell): Decorator =>
  (Story) => (
    <AdminShell reviewsCount={3} {...shell}>
      {Story()}
    </AdminShell>
  );
