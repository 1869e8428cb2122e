import type { CallTable } from './call.ts';

/** What a person does with their own account. */
export const myAccountCalls = {
  logout: { method: 'POST', path: '/auth/logout', access: 'signed-in' },
  changePassword: { method: 'PUT', path: '/auth/me/password', access: 'signed-in' },
  listAccountSessions: {
    method: 'GET',
    path: '/auth/me/sessions',
    access: 'signed-in',
    answer: ['sessions'],
  },
  endSession: { method: 'DELETE', path: '/auth/me/sessions/{id}', access: 'owner' },
  endOtherSessions: { method: 'POST', path: '/auth/me/sessions/end-others', access: 'signed-in' },
  downloadMyData: { method: 'GET', path: '/auth/me/data', access: 'signed-in', answer: 'user' },
  deleteMyAccount: { method: 'POST', path: '/auth/me/delete', access: 'signed-in' },
} as const satisfies CallTable;
