import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.emf.common.util.Diagnostic;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EcorePackage;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.resource.ResourceSet;
import org.eclipse.emf.ecore.resource.impl.ResourceSetImpl;
import org.eclipse.emf.ecore.util.Diagnostician;
import org.eclipse.emf.ecore.xmi.impl.EcoreResourceFactoryImpl;
import org.eclipse.emf.ecore.xml.namespace.XMLNamespacePackage;
import org.eclipse.emf.ecore.xml.type.XMLTypePackage;

/** Lets EMF judge each model by itself. For each one line of JSON: {"errors": [...], "warnings": [...]}. */
public class EmfValidator {
  /** The argument is a file with a path a line. */
  public static void main(String[] words) throws IOException {
    for (String path : Files.readAllLines(Paths.get(words[0]))) System.out.println(judge(path));
  }

  private static String judge(String path) {
    List<String> errors = new ArrayList<>();
    List<String> warnings = new ArrayList<>();
    ResourceSet set = new ResourceSetImpl();
    set.getResourceFactoryRegistry().getExtensionToFactoryMap().put("ecore", new EcoreResourceFactoryImpl());
    set.getPackageRegistry().put(EcorePackage.eNS_URI, EcorePackage.eINSTANCE);
    set.getPackageRegistry().put(XMLTypePackage.eNS_URI, XMLTypePackage.eINSTANCE);
    set.getPackageRegistry().put(XMLNamespacePackage.eNS_URI, XMLNamespacePackage.eINSTANCE);
    URI uri = URI.createFileURI(new File(path).getAbsolutePath());
    Resource resource;
    try {
      resource = set.getResource(uri, true);
    } catch (RuntimeException error) {
      errors.add(error.getMessage());
      resource = set.getResource(uri, false);
    }
    if (resource != null) {
      for (Resource.Diagnostic each : resource.getErrors()) errors.add(each.getMessage());
      try {
        for (EObject root : resource.getContents()) take(Diagnostician.INSTANCE.validate(root), errors, warnings);
      } catch (RuntimeException | StackOverflowError error) {
        errors.add(error.toString());
      }
    }
    return "{\"errors\":" + list(errors) + ",\"warnings\":" + list(warnings) + "}";
  }

  /** The leaves; what a constraint says of its parts belongs to it. */
  private static void take(Diagnostic diagnostic, List<String> errors, List<String> warnings) {
    for (Diagnostic each : diagnostic.getChildren()) {
      if (each.getData().isEmpty() || each.getMessage().startsWith("Diagnosis of")) take(each, errors, warnings);
      else (each.getSeverity() == Diagnostic.WARNING ? warnings : errors).add(each.getMessage());
    }
  }

  private static String list(List<String> texts) {
    StringBuilder list = new StringBuilder("[");
    for (String text : texts) {
      if (list.length() > 1) list.append(",");
      list.append('"');
      for (char each : String.valueOf(text).toCharArray()) {
        if (each == '"' || each == '\\') list.append('\\').append(each);
        else if (each < ' ') list.append(String.format("\\u%04x", (int) each));
        else list.append(each);
      }
      list.append('"');
    }
    return list.append("]").toString();
  }
}
