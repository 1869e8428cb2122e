import type { CallTable } from './call.ts';

/** What administrators do. */
export const adminCalls = {
  listReviews: { method: 'GET', path: '/admin/reviews', access: 'admin' },
  approveReview: { method: 'PUT', path: '/admin/reviews/{story_id}/approve', access: 'admin' },
  rejectReview: { method: 'PUT', path: '/admin/reviews/{story_id}/reject', access: 'admin' },
  listAllStories: { method: 'GET', path: '/admin/stories', access: 'admin', answer: 'stories' },
  setFeatured: { method: 'PUT', path: '/stories/{id}/featured', access: 'admin' },
  createCategory: { method: 'POST', path: '/admin/categories', access: 'admin' },
  reorderCategories: { method: 'PUT', path: '/admin/categories', access: 'admin' },
  renameCategory: { method: 'PUT', path: '/admin/categories/{id}', access: 'admin' },
  deleteCategory: { method: 'DELETE', path: '/admin/categories/{id}', access: 'admin' },
  createTag: { method: 'POST', path: '/admin/tags', access: 'admin' },
  updateTag: { method: 'PUT', path: '/admin/tags/{id}', access: 'admin' },
  deleteTag: { method: 'DELETE', path: '/admin/tags/{id}', access: 'admin' },
  listUsers: { method: 'GET', path: '/admin/users', access: 'admin', answer: 'users' },
  updateUser: { method: 'PUT', path: '/admin/users/{id}', access: 'admin' },
  grantCredits: { method: 'POST', path: '/admin/users/{id}/credits', access: 'admin', changesBalance: true },
} as const satisfies CallTable;
