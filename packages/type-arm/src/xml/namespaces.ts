/** The namespaces of Ecore and its instances. */
export const namespaces = {
  ecore: "http://www.eclipse.org/emf/2002/Ecore",
  xmi: "http://www.omg.org/XMI",
  xml: "http://www.w3.org/XML/1998/namespace",
  xsi: "http://www.w3.org/2001/XMLSchema-instance",
} as const;
