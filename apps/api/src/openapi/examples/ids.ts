/** Ids and URLs that the examples share. */
export const IDS = {
  brand: '0b9d3a9e-5a52-4f0f-9d49-1c7a4b9a3c11',
  key: '5d3c7c7e-2f0b-4a43-9a8c-6c3b0f6e2d10',
  webhook: '9a4f2d1c-7b1e-4d3a-8f60-2e5b7c9d0a21',
  delivery: 'c2b7e0a4-3d5f-4f1b-b6a9-8d1e4f7a6b32',
  edit: '7e1f9b2c-4a6d-4c8e-a0b3-5f2d8c1e9a43',
  user: '3f6c1b8e-5d2a-4e9b-8c7f-1a0d4e6b9c25',
  member: '8b1d5f3a-2c7e-4a60-9e4d-7f3b6c0a1d58',
  workspace: 'd4e8a1c6-9b3f-4d27-a5c0-6e2f8b7d1a94',
  invitation: '1c9e7b5d-4f2a-4b86-8d3e-0a6c5f9b2e71',
  auditEntry: 'a6d2f0b8-1e5c-4c39-b7a4-9f8e3d6c0b17',
  message: 'msg_0b9d3a9e5a524f0f9d491c7a4b9a3c11',
} as const;

export const URLS = { site: 'https://new-age.example/', hook: 'https://hooks.example.com/brandprint' } as const;
