const root = document.querySelector('#reference');

window.reference = window.SwaggerUIBundle({
  domNode: root,
  url: root.dataset.document,
  deepLinking: true,
  // Nobody outside is asked whether the document is right.
  validatorUrl: null,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  defaultModelExpandDepth: 3,
  defaultModelRendering: 'example',
  displayRequestDuration: true,
  filter: true,
  tryItOutEnabled: true,
  // A key stays in this tab.
  persistAuthorization: false,
  syntaxHighlight: { theme: 'nord' },
});
