export default async function teardown() {
  for (const resource of globalThis.testResources) await resource.stop();
}
