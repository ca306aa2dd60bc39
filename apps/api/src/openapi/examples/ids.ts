/** Ids and URLs that the examples share. */
export const IDS = {
  brand: '0b9d3a9e-5a52-4f0f-9d49-1c7a4b9a3c11',
  key: '5d3c7c7e-2f0b-4a43-9a8c-6c3b0f6e2d10',
  webhook: '9a4f2d1c-7b1e-4d3a-8f60-2e5b7c9d0a21',
  delivery: 'c2b7e0a4-3d5f-4f1b-b6a9-8d1e4f7a6b32',
  edit: '7e1f9b2c-4a6d-4c8e-a0b3-5f2d8c1e9a43',
  user: 'user_2b7d8f0e4c5a',
  message: 'msg_0b9d3a9e5a524f0f9d491c7a4b9a3c11',
} as const;

export const URLS = { site: 'https://new-age.example/', hook: 'https://hooks.example.com/brandprint' } as const;
